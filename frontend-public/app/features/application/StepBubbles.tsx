import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { APPLICATION_STEPS } from '@hiring/contract';
import { Icon } from '../../ui/Icon';
import { STEP_COUNT } from './steps';

interface StepBubblesProps {
  step: number;
  reached: number;
  disabled: boolean;
  onMove: (step: number) => void;
}

/** The progress through the form: five bubbles, the count as text and a percentage. */
export function StepBubbles({ step, reached, disabled, onMove }: StepBubblesProps) {
  const percentage = Math.round(((step - 1) / STEP_COUNT) * 100);
  return (
    <nav aria-label={t`Pasos de la candidatura`}>
      <p className="flex justify-between gap-4">
        <span className="font-bold">
          <Trans>
            Paso {step} de {STEP_COUNT}
          </Trans>
        </span>
        <span className="text-muted">
          <Trans>{percentage}% completado</Trans>
        </span>
      </p>
      <ol className="mt-3 flex">
        {APPLICATION_STEPS.map(({ title }, index) => {
          const number = index + 1;
          const current = number === step;
          const done = number < step || (number < reached && !current);
          return (
            <li key={title} className="flex grow items-center first:grow-0">
              {index > 0 && (
                <span
                  className={`lane-line-fine mx-1.5 grow ${number <= step ? 'text-ink' : 'text-sand-deep'}`}
                  aria-hidden="true"
                />
              )}
              <button
                type="button"
                disabled={disabled}
                onClick={() => onMove(number)}
                aria-current={current ? 'step' : undefined}
                aria-label={done ? t`Paso ${number}: ${title}, completado` : t`Paso ${number}: ${title}`}
                className={`grid size-11 place-items-center rounded-full border-2 font-bold ${
                  current
                    ? 'border-ink bg-ink text-white'
                    : done
                      ? 'border-ink bg-surface text-ink hover:bg-sand'
                      : 'border-line-strong bg-surface text-muted hover:border-ink'
                }`}
              >
                {done ? <Icon name="check" /> : number}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
