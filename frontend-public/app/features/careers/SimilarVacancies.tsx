import type { CardVacancy } from './card-vacancy';
import { VacancyCard } from './VacancyCard';

interface SimilarVacanciesProps {
  vacancies: CardVacancy[];
  title: string;
}

export function SimilarVacancies({ vacancies, title }: SimilarVacanciesProps) {
  if (vacancies.length === 0) return null;
  return (
    <section aria-labelledby="similares-titulo" className="mt-14 border-t border-line pt-10">
      <h2 id="similares-titulo" className="text-xl">
        {title}
      </h2>
      <ul className="mt-5 grid gap-4 lg:grid-cols-3">
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard vacancy={vacancy} headingLevel={3} stacked />
          </li>
        ))}
      </ul>
    </section>
  );
}
