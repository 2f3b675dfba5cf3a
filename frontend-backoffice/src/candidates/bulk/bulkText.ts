import '../../i18n/people';
import { translate } from '../../i18n/texts';
import { formatCount, pluralOf } from '../../ui/format/counts';
import type { BulkAction } from './selection';

/** Those of the counts that are not zero, in the words of a group of the catalogue. */
export const tallied = <Name extends string>(
  group: `${string}.`,
  of: Readonly<Record<Name, number>>,
  names: readonly Name[],
): string =>
  names
    .filter((name) => of[name] !== 0)
    .map((name) => translate(`${group}${name}`, pluralOf(of[name])))
    .join(', ');

export const people = (count: number) => translate('people.bulkOutcome.people', pluralOf(count));

export const willText = ({ tipo, titulo, pendientes }: BulkAction): string =>
  translate(`people.bulkWill.${tipo}`, { ...pluralOf(pendientes), title: titulo });

/** "12 recibirán correo, 2 sin email verificado". */
export function emailsText({ recibiran, sin_verificar }: NonNullable<BulkAction['correos']>): string {
  const emails = translate('people.bulkDialog.emails', pluralOf(recibiran));
  if (sin_verificar === 0) return emails;
  return translate('people.bulkDialog.unverified', { emails, count: formatCount(sin_verificar) });
}

const OTHERS = ['omitidas', 'fallidas', 'deshechas', 'pendientes'] as const;

/** "12 hechas, 3 omitidas, 1 fallida". */
export const outcomeText = (action: BulkAction): string =>
  [
    translate('people.bulkOutcome.hechas', pluralOf(action.hechas)),
    tallied('people.bulkOutcome.', action, OTHERS),
  ]
    .filter(Boolean)
    .join(', ');
