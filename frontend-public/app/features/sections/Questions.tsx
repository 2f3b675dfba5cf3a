import { t } from '@lingui/core/macro';
import { Icon } from '../../ui/Icon';
import type { PageCopy } from './copy';
import { Section } from './Section';

export function Questions({ questions }: { questions: PageCopy['questions'] }) {
  return (
    <Section title={t`Preguntas frecuentes`} layout="beside">
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
              <h3 className="text-lg">{question}</h3>
              <Icon name="chevron-down" className="size-6 transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-prose pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
