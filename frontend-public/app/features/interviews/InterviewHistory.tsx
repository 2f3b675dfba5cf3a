import { Trans } from '@lingui/react/macro';
import { comma, INTERVIEW_TIPO_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Badge } from '../../ui/Badge';
import { interviewDay, interviewTime } from './interview-text';

/** The interviews of one application, including past and cancelled ones. */
export function InterviewHistory({ interviews }: { interviews: Schemas['MyInterview'][] }) {
  if (interviews.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="font-bold">
        <Trans>Entrevistas</Trans>
      </h4>
      <ul className="mt-2 divide-y divide-line">
        {interviews.map(({ id, inicio, tipo, tone, estado_texto }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <p className="min-w-0">
              <span className="inline-block first-letter:uppercase">{interviewDay(inicio)}</span>
              {comma()} <span className="whitespace-nowrap">{interviewTime(inicio)}</span>{' '}
              <span className="text-muted">({INTERVIEW_TIPO_LABEL[tipo]})</span>
            </p>
            <Badge tone={tone}>{estado_texto}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
