import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { CUALIFICACION_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { SiteLink } from '../../ui/SiteLink';
import { pagePath } from './search-params';
import { inSpanish, languageOf } from './vacancy-language';

interface ListProps {
  title: string;
  items: string[];
  /** Of its items. */
  language?: ReturnType<typeof languageOf>;
}

function List({ title, items, language }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 space-y-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <svg
              viewBox="0 0 10 14"
              className="mt-1.5 h-3 shrink-0 text-muted"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              aria-hidden="true"
            >
              <path d="m2 2 5 5-5 5" />
            </svg>
            <span {...language}>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tells applicants in advance which questions the form will ask. */
function AskedBefore({ questions }: { questions: Schemas['QuestionResponse'][] }) {
  return (
    <section>
      <h2 className="text-xl">
        <Trans>Qué te preguntaremos</Trans>
      </h2>
      <p className="mt-3 text-muted">
        <Plural
          value={questions.length}
          one="Además de tus datos y tu CV, el formulario incluye esta pregunta sobre el puesto. Tu respuesta la lee una persona: no te descarta por sí sola."
          other="Además de tus datos y tu CV, el formulario incluye estas preguntas sobre el puesto. Tus respuestas las lee una persona: ninguna te descarta por sí sola."
        />
      </p>
      <ul className="mt-3 list-disc space-y-1 ps-5">
        {questions.map(({ id, texto }) => (
          <li key={id}>
            <span {...inSpanish()}>{texto}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text of a vacancy. */
export function VacancyBody({ vacancy }: { vacancy: Schemas['VacancyResponse'] }) {
  return (
    <div className="space-y-9">
      <section>
        <h2 className="text-xl">
          <Trans>El puesto</Trans>
        </h2>
        <div className="mt-3 whitespace-pre-line" {...languageOf(vacancy, 'descripcion')}>
          {vacancy.descripcion}
        </div>
      </section>
      <List
        title={t`Qué harás`}
        items={vacancy.responsabilidades}
        language={languageOf(vacancy, 'responsabilidades')}
      />
      <List title={t`Qué pedimos`} items={vacancy.requisitos} language={languageOf(vacancy, 'requisitos')} />
      <List
        title={t`Permisos y certificados`}
        items={vacancy.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo])}
      />
      <List
        title={t`Qué ofrecemos`}
        items={vacancy.beneficios}
        language={languageOf(vacancy, 'beneficios')}
      />
      {vacancy.preguntas.length > 0 && <AskedBefore questions={vacancy.preguntas} />}
      {vacancy.tags.length > 0 && (
        <section>
          <h2 className="text-xl">
            <Trans>Etiquetas</Trans>
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {vacancy.tags.map((tag) => (
              <li key={tag}>
                <SiteLink
                  to={pagePath({ tags: [tag] })}
                  className="inline-flex min-h-11 items-center rounded-full bg-sand px-4 py-1 hover:bg-sand-deep"
                >
                  <span {...inSpanish()}>{tag}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
