import { listText, STEP_STATUS_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../lib/dates';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { interviewDay, interviewTime } from '../interviews/interview-text';
import { PromisedNews } from './PromisedNews';

interface TimelineProps {
  steps: Schemas['PortalStep'][];
  /** ISO instant until which the next step is promised. */
  promised: string | null;
  /** ISO instant of the next interview. */
  interview: string | undefined;
}

/** The steps of an application, vertically along a lane: those passed with their dates, and what comes next. */
export function Timeline({ steps, promised, interview }: TimelineProps) {
  const next = steps.findIndex(({ done }) => !done);
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
                className={`lane-line-v absolute top-10 bottom-0 start-[18px] ${active ? 'text-ink' : 'text-sand-deep'}`}
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
                {listText([STEP_STATUS_LABEL[status], ...(date ? [longDate(date)] : [])])}
              </p>
              {index === next && interview && <InterviewMoment instant={interview} />}
              {index === next && <PromisedNews date={promised} />}
              {last && status === 'Pendiente' && (
                <p className="text-sm text-muted">
                  <Trans>Te comunicaremos la decisión por correo.</Trans>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function InterviewMoment({ instant }: { instant: string }) {
  const day = interviewDay(instant);
  const time = interviewTime(instant);
  return (
    <p>
      <Trans>
        Es el {day} a las {time} (hora de Madrid).
      </Trans>
    </p>
  );
}
