import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberedSteps } from '../../ui/NumberedSteps';
import { stepsAfter } from './process-steps';

const APPLY = () => ({
  title: t`Te presentas`,
  text: t`Cinco pasos cortos y tu CV. Si no tienes CV, lo hacemos con lo que cuentes.`,
});

/** How the process goes, who answers, and when. */
export function VacancyProcess({ answerDays }: { answerDays: number | null }) {
  return (
    <section className="space-y-4">
      <h2 className="text-xl">
        <Trans>Cómo es el proceso</Trans>
      </h2>
      <NumberedSteps steps={[APPLY(), ...stepsAfter(answerDays)]} />
    </section>
  );
}
