import { CandidateList } from './CandidateList';
import { StatCards } from './StatCards';

/** The first section of the HR dashboard: figures and the list. */
export function CandidaturasSection() {
  return (
    <>
      <StatCards />
      <CandidateList />
    </>
  );
}
