import { FIELD_LABEL } from '@hiring/contract';
import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { AvailabilityFields } from './AvailabilityFields';
import { LanguageFields } from './LanguageFields';
import { LicenceFields } from './LicenceFields';
import {
  qualificationsErrors,
  readQualificationValues,
  START_ID,
  type QualificationValues,
} from './qualification-values';
import { inBrief } from './qualification-words';

interface QualificationFieldsProps {
  /** The group as the form stores it: one JSON text. */
  value: string;
  /** Displayed errors by control id; `cualificaciones` is the error of the whole group. */
  shown: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
  /** The control with this id was corrected. */
  onMended: (id: string) => void;
}

/** Optional and collapsed: most CVs contain the same answers. */
export function QualificationFields({ value, shown, onChange, onMended }: QualificationFieldsProps) {
  const [opened, setOpened] = useState(false);
  const values = readQualificationValues(value);
  const error = shown['cualificaciones'];
  const errors = Object.fromEntries(
    Object.entries(qualificationsErrors(value)).filter(([id]) => id in shown),
  );
  const wrong = error !== undefined || Object.keys(errors).length > 0;
  const change = (patch: Partial<QualificationValues>) => {
    const next = JSON.stringify({ ...values, ...patch });
    const left = qualificationsErrors(next);
    for (const id of Object.keys(errors)) if (!(id in left)) onMended(id);
    onChange(next);
  };

  return (
    <details
      open={opened || wrong}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className={`group rounded-lg border bg-surface ${wrong ? 'border-danger' : 'border-line-strong'}`}
    >
      <summary
        id="cualificaciones"
        aria-describedby={error ? 'cualificaciones-error' : undefined}
        className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-4 py-3"
      >
        <span className="min-w-0">
          <span className="block font-bold">
            {FIELD_LABEL.cualificaciones}
            <span className="font-normal text-muted"> (opcional)</span>
          </span>
          <span className="block text-sm text-muted group-open:hidden">{inBrief(values)}</span>
        </span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-6 border-t border-line px-4 pt-4 pb-5">
        <p className="text-muted">
          Nos ayuda a llamarte para lo que encaja contigo. Dejarlo en blanco no te resta nada.
        </p>
        {error && (
          <p id="cualificaciones-error" className="font-bold text-danger">
            <span className="sr-only">Error: </span>
            {error}
          </p>
        )}
        <LicenceFields
          permisos={values.permisos}
          errors={errors}
          onChange={(permisos) => change({ permisos })}
        />
        <AvailabilityFields values={values} error={errors[START_ID]} onChange={change} />
        <LanguageFields idiomas={values.idiomas} onChange={(idiomas) => change({ idiomas })} />
      </div>
    </details>
  );
}
