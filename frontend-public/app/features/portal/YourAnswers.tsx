import { Trans } from '@lingui/react/macro';
import { answerText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Icon } from '../../ui/Icon';

type Answer = Pick<Schemas['ScreeningAnswerResponse'], 'id' | 'texto' | 'respuesta' | 'unidad'>;

/** The person's answers to the vacancy's questions, with the wording at that time, and to the company's own. */
export function YourAnswers({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return null;
  return (
    <details className="group mt-6 border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-bold">
        <Trans>Tus respuestas ({answers.length})</Trans>
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <dl className="mt-2 grid gap-4 lg:grid-cols-2">
        {answers.map(({ id, texto, respuesta, unidad }) => (
          <div key={id} className="min-w-0">
            <dt className="text-sm text-muted" dir="auto">
              {texto}
            </dt>
            <dd className="font-bold whitespace-pre-line" dir="auto">
              {answerText(respuesta, unidad)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
