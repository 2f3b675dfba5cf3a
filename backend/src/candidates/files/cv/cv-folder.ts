/** Folder of the CVs in the storage. */
export const CV_FOLDER = 'candidatos-documentos';
