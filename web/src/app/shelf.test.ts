import { expect, it } from "vitest";
import { ApiError } from "../api/client";
import type { Table } from "../api/types";
import { Shelf } from "./shelf.svelte";

const table = { id: "0123456789ab" } as Table;

it("keeps what it had while the server says no, and says so", async () => {
  const refused = new ApiError(429, "too_fast", "too many at once: wait 3 s");
  const answers = [
    () => Promise.resolve([table]),
    () => Promise.reject(refused),
    () => Promise.resolve([]),
  ];
  const shelf = new Shelf(() => answers.shift()!());
  await shelf.look();
  expect(shelf.tables).toEqual([table]);
  expect(shelf.fault).toBeUndefined();
  await shelf.look();
  expect(shelf.tables).toEqual([table]);
  expect(shelf.fault).toBe(refused);
  await shelf.look();
  expect(shelf.tables).toEqual([]);
  expect(shelf.fault).toBeUndefined();
});
