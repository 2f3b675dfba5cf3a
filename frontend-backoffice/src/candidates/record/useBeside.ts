import { useMediaQuery } from '@mui/material';
import { useMatch } from 'react-router-dom';
import { useSteady } from '../../ui/state';

/** The id of the record that is open beside the list; null: none is open, or it opens over the list. */
export function useBeside(): string | null {
  // Known before the first drawing: nothing is drawn twice.
  const roomForBoth = useSteady(useMediaQuery('(min-width:1440px)', { noSsr: true }));
  const id = useMatch('/candidates/:id/show')?.params.id;
  return roomForBoth && id ? id : null;
}
