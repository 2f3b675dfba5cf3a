import { visuallyHidden } from '@mui/utils';
import { ToneBadge } from '../ui/display/text';

/** How many wait behind an entry of the menu, in amber beside it. @param said the same for screen readers */
export function CountBadge({ shown, said }: { shown: string; said: string }) {
  return (
    <>
      &nbsp;
      <ToneBadge tone="yellow">
        <span aria-hidden>{shown}</span>
        <span style={visuallyHidden}>: {said}</span>
      </ToneBadge>
    </>
  );
}
