import type { CustomFieldNoun, CustomFieldValues } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { toldValues } from './custom-field.rules.js';
import { listFields } from './custom-fields.service.js';

type Row = { campos: CustomFieldValues };
type Told = (row: Row, reading: { manager: EntityManager }) => Promise<Record<string, string>>;

/**
 * What a copy of a person's data tells of a record's own fields, by label: their data, and what HR noted for itself. A label
 * that an archived field has too has the key of the later ones behind it: each value is told.
 */
export function customValues(noun: CustomFieldNoun): { campos: Told; campos_internos: Told } {
  const told =
    (list: 'campos' | 'campos_internos'): Told =>
    async ({ campos }, { manager }) => {
      const told = new Map<string, string>();
      for (const { clave, etiqueta, valor, copy } of toldValues(await listFields(manager, noun), campos)) {
        if (copy === list) told.set(told.has(etiqueta) ? `${etiqueta} (${clave})` : etiqueta, valor);
      }
      return Object.fromEntries(told);
    };
  return { campos: told('campos'), campos_internos: told('campos_internos') };
}
