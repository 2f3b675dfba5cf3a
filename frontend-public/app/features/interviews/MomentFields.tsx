import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { INTERVIEW_LIMITS, type MomentRequestForm } from '@hiring/contract';
import { TextAreaField } from '../../ui/Field';
import { MOMENTS } from './moment-form';

interface MomentFieldsProps {
  errors: Readonly<Record<string, string>>;
  /** The submitted values, shown again after a refusal. */
  typed?: MomentRequestForm;
}

/** A text and up to three times, with the browser's own pickers, so that it works without scripts. */
export function MomentFields({ errors, typed }: MomentFieldsProps) {
  return (
    <div className="space-y-5">
      <TextAreaField
        id="texto"
        name="texto"
        label={t`¿Qué días u horas te van bien?`}
        hint={t`Por ejemplo: «por las tardes a partir de las 16:00».`}
        rows={3}
        limit={INTERVIEW_LIMITS.request}
        defaultValue={typed?.texto}
        error={errors.texto}
      />
      <fieldset
        id="propuestas"
        tabIndex={-1}
        className={`space-y-3 ${errors.propuestas ? 'border-s-4 border-danger ps-3' : ''}`}
        aria-describedby={errors.propuestas ? 'propuestas-error' : undefined}
      >
        <legend className="font-bold">
          <Trans>
            Momentos que prefieres <span className="font-normal text-muted">(opcional)</span>
          </Trans>
        </legend>
        <p className="text-sm text-muted">
          <Trans>Las horas son de Madrid.</Trans>
        </p>
        {MOMENTS.map((place) => (
          <div key={place} className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
            <div>
              <label htmlFor={`fecha${place}`} className="text-sm text-muted">
                <Trans>
                  Día<span className="sr-only"> del momento {place}</span>
                </Trans>
              </label>
              <input
                id={`fecha${place}`}
                name={`fecha${place}`}
                type="date"
                className="control"
                defaultValue={typed?.propuestas[place - 1]?.fecha}
              />
            </div>
            <div>
              <label htmlFor={`hora${place}`} className="text-sm text-muted">
                <Trans>
                  Hora<span className="sr-only"> del momento {place}</span>
                </Trans>
              </label>
              <input
                id={`hora${place}`}
                name={`hora${place}`}
                type="time"
                className="control"
                defaultValue={typed?.propuestas[place - 1]?.hora}
              />
            </div>
          </div>
        ))}
        {errors.propuestas && (
          <p id="propuestas-error" className="font-bold text-danger">
            <span className="sr-only">
              <Trans>Error:</Trans>{' '}
            </span>
            {errors.propuestas}
          </p>
        )}
      </fieldset>
    </div>
  );
}
