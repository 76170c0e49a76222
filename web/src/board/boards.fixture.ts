// The boards as the server tells them, for tests.
import type { BoardData } from "../api/types";
import data from "./boards.fixture.json";

export const boards: Record<"base" | "alt" | "base_shuttle" | "alt_shuttle", BoardData> = data;
