/** The search field is described by its help. */
export const SEARCH_HELP_ID = 'ayuda-busqueda';
