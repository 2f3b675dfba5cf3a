import { TEXT_LENGTH, type FieldName } from '@hiring/contract';

/** Characters of a text that is written freely; the others say by their own rule what is wrong with them. */
export const limitOf = (name: FieldName): number | undefined => {
  const limits: Partial<Record<FieldName, number>> = TEXT_LENGTH;
  return name === 'telefono' || name === 'codigo_postal' ? undefined : limits[name];
};
