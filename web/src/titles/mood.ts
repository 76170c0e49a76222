/** Dresses the page in the mood of a title and its species; returns what takes it off again. See moods.css. */
export function wear(title: string, species: string): () => void {
  const { dataset } = document.documentElement;
  dataset.title = title;
  dataset.species = species;
  return () => {
    delete dataset.title;
    delete dataset.species;
  };
}
