"""The rule catalogue: every rule of every title as one numbered clause, in English and German.

The clauses live in `rules/*.yaml`, one file per title. Events and refusals name the clause that they carry out, tests
cite the clause that they prove, and `airlock rules` shows it.
"""

from airlock.catalogue.clause import Clause, Section
from airlock.catalogue.load import Catalogue, UnknownClause, UnknownTitle, get, load, section, titles
from airlock.catalogue.search import search

__all__ = [
    "Catalogue",
    "Clause",
    "Section",
    "UnknownClause",
    "UnknownTitle",
    "get",
    "load",
    "search",
    "section",
    "titles",
]
