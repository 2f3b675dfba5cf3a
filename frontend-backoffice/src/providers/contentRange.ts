interface Page {
  page: number;
  perPage: number;
  /** Rows received. */
  length: number;
}

type Total = { total: number } | { pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean } };

/**
 * What `Content-Range: candidates 0-24/120` says about a list. With `/*` the server has not counted
 * beyond its limit: then a full page means that another may follow.
 */
export function readContentRange(header: string | null, { page, perPage, length }: Page): Total {
  const total = Number.parseInt(header?.split('/').pop() ?? '', 10);
  if (Number.isFinite(total)) return { total };
  if (header === null) return { total: (page - 1) * perPage + length };
  return { pageInfo: { hasNextPage: length >= perPage, hasPreviousPage: page > 1 } };
}
