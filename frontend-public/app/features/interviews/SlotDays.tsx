import { t } from '@lingui/core/macro';
import type { SlotDay } from '@hiring/contract';
import { Icon } from '../../ui/Icon';
import { interviewTime, slotDay } from './interview-text';

/** Days shown at once; the others are collapsed. */
const FIRST_DAYS = 5;

function Day({ day: { huecos }, first }: { day: SlotDay; first: boolean }) {
  return (
    <fieldset className="rounded-lg border border-line bg-surface p-4">
      <legend className="px-1 font-bold first-letter:uppercase">{slotDay(huecos[0] ?? '')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {huecos.map((inicio, place) => (
          <label
            key={inicio}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-line-strong px-2 font-bold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-3"
          >
            <input
              type="radio"
              name="inicio"
              value={inicio}
              id={first && place === 0 ? 'inicio' : undefined}
              className="sr-only"
            />
            {interviewTime(inicio)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The free slots by day, as one radio group. */
export function SlotDays({ days }: { days: SlotDay[] }) {
  const rest = days.slice(FIRST_DAYS);
  return (
    <>
      {days.slice(0, FIRST_DAYS).map((day, place) => (
        <Day key={day.fecha} day={day} first={place === 0} />
      ))}
      {rest.length > 0 && (
        <details className="space-y-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-link underline">
            {rest.length === 1 ? t`Ver un día más` : t`Ver ${rest.length} días más`}
            <Icon name="chevron-down" />
          </summary>
          {rest.map((day) => (
            <Day key={day.fecha} day={day} first={false} />
          ))}
        </details>
      )}
    </>
  );
}
