export const userAddress = (id: string): string => `/users/${id}/show`;

export const logOfAccountAddress = (id: string): string =>
  `/logs?${new URLSearchParams({ filter: JSON.stringify({ cuenta: id }) })}`;
