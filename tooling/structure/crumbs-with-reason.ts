/**
 * Files of at most 40 lines with one importer beside them that stay a file, each with its reason. At most 40; a test
 * holds the list against the house.
 */
export const crumbsWithReason: Readonly<Record<string, string>> = {};
