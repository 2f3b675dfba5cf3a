/** The resource Entrevistas; its screens are routes of the HR dashboard. */
export const interviews = { name: 'interviews', hasShow: true };
