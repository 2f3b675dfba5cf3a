interface Page {
  page: number;
  perPage: number;
  /** Number of rows received. */
  length: number;
}

type Total = { total: number } | { pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean } };

/**
 * The meaning of `Content-Range: candidates 0-24/120`. With `/*` the server has not counted above its limit: a full
 * page then means that another may follow.
 */
export function readContentRange(header: string | null, { page, perPage, length }: Page): Total {
  const total = Number.parseInt(header?.split('/').pop() ?? '', 10);
  if (Number.isFinite(total)) return { total };
  if (header === null) return { total: (page - 1) * perPage + length };
  return { pageInfo: { hasNextPage: length >= perPage, hasPreviousPage: page > 1 } };
}
