/** The resource; its screens are routes of the HR dashboard. */
export const candidates = { name: 'candidates', hasShow: true };
