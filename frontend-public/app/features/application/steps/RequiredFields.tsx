import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FIELD_LABEL } from '@hiring/contract';
import { Icon } from '../../../ui/Icon';
import { stepOfField, type RequiredItem } from '../steps';

interface RequiredFieldsProps {
  items: readonly RequiredItem[];
  onMove: (step: number) => void;
}

/** The required fields, with a link to each that is missing. */
export function RequiredFields({ items, onMove }: RequiredFieldsProps) {
  return (
    <section aria-labelledby="obligatorios-titulo">
      <h3 id="obligatorios-titulo" className="text-lg">
        <Trans>Campos obligatorios</Trans>
      </h3>
      <ul className="mt-2 grid grid-cols-2 gap-x-4">
        {items.map(({ field, missing }) => (
          <li key={field} className="flex min-h-11 items-center gap-2">
            <Icon name={missing ? 'alert' : 'check'} className={missing ? 'size-5 text-danger' : 'size-5'} />
            <span>{FIELD_LABEL[field]}</span>
            {missing ? (
              <button
                type="button"
                onClick={() => onMove(stepOfField(field))}
                className="min-h-11 px-2 font-bold text-danger underline"
                aria-label={t`${FIELD_LABEL[field]}: Faltante. Ir a completarlo`}
              >
                <Trans>Faltante</Trans>
              </button>
            ) : (
              <span className="sr-only">
                {' '}
                <Trans>(completo)</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
