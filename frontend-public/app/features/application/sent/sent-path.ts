const APPLICATION = 'candidatura';

/** The page that confirms an application; it may be reloaded. */
export const sentPath = (applicationId: string) => `/candidatura-enviada?${APPLICATION}=${applicationId}`;

export const sentApplicationIn = (search: URLSearchParams) => search.get(APPLICATION);
