import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../lib/dates';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';

/** The four steps of an application, vertically along a lane. */
export function Timeline({ steps }: { steps: Schemas['PortalStep'][] }) {
  return (
    <ol>
      {steps.map(({ title, status, badge, date, done }, index) => {
        const active = done || status !== 'Pendiente';
        const last = index === steps.length - 1;
        return (
          <li key={title} className="relative flex gap-4 pb-7 last:pb-0">
            {!last && (
              <span
                aria-hidden="true"
                className={`lane-line-v absolute top-10 bottom-0 left-[18px] ${active ? 'text-ink' : 'text-sand-deep'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`relative grid size-10 shrink-0 place-items-center rounded-full border-2 font-bold ${
                done
                  ? 'border-ink bg-ink text-white'
                  : active
                    ? 'border-ink bg-surface text-ink'
                    : 'border-line-strong bg-surface text-muted'
              }`}
            >
              {done ? <Icon name="check" /> : index + 1}
            </span>
            <div className="min-w-0 pt-1.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-bold">{title}</span>
                {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
              </p>
              <p className="text-muted">
                {status}
                {date && `, ${longDate(date)}`}
              </p>
              {last && status === 'Pendiente' && (
                <p className="text-sm text-muted">Te comunicaremos la decisión por email.</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
