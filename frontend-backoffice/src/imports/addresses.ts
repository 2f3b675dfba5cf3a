export const IMPORTS = '/imports';
export const NEW_IMPORT = `${IMPORTS}/create`;
export const NEW_CV_FOLDER = `${NEW_IMPORT}?tipo=cvs`;
export const importAddress = (id: string): string => `${IMPORTS}/${id}/show`;
