import { FIELD_LABEL } from '@hiring/contract';
import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { AvailabilityFields } from './AvailabilityFields';
import { LanguageFields } from './LanguageFields';
import { LicenceFields } from './LicenceFields';
import { readQualificationValues, type QualificationValues } from './qualification-values';

interface QualificationFieldsProps {
  /** The group as the form keeps it: JSON in one text. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Optional and closed until somebody wants it: most answers are on the CV too. */
export function QualificationFields({ value, error, onChange }: QualificationFieldsProps) {
  const [opened, setOpened] = useState(value !== '');
  const values = readQualificationValues(value);
  const change = (patch: Partial<QualificationValues>) => onChange(JSON.stringify({ ...values, ...patch }));

  return (
    <details
      open={opened || error !== undefined}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className={`group rounded-lg border bg-surface ${error ? 'border-danger' : 'border-line-strong'}`}
    >
      <summary
        id="cualificaciones"
        aria-describedby={error ? 'cualificaciones-error' : 'cualificaciones-ayuda'}
        className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-4 py-3"
      >
        <span className="font-bold">
          {FIELD_LABEL.cualificaciones}
          <span className="font-normal text-muted"> (opcional)</span>
        </span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-6 border-t border-line px-4 pt-4 pb-5">
        <p id="cualificaciones-ayuda" className="text-muted">
          Carnés, CAP, turnos e idiomas. Nos ayuda a llamarte para lo que encaja contigo; dejarlo en blanco no
          te resta nada.
        </p>
        {error && (
          <p id="cualificaciones-error" className="font-bold text-danger">
            <span className="sr-only">Error: </span>
            {error}
          </p>
        )}
        <LicenceFields permisos={values.permisos} onChange={(permisos) => change({ permisos })} />
        <AvailabilityFields values={values} onChange={change} />
        <LanguageFields idiomas={values.idiomas} onChange={(idiomas) => change({ idiomas })} />
      </div>
    </details>
  );
}
