import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { lineDiff } from './lineDiff';
import { translate } from '../../i18n/texts';
import { Sunken } from '../layout';

const LOOK = {
  added: { mark: '+', spoken: 'ui.difference.added', color: 'success.main' },
  removed: { mark: '−', spoken: 'ui.difference.removed', color: 'error.main' },
} as const;

/** What one text says that the other does not, paragraph by paragraph. */
export function TextDifference({ label, from, to }: { label: string; from: string; to: string }) {
  return (
    <Sunken role="group" aria-label={translate(label)}>
      {lineDiff(from, to).map(({ kind, text }, place) => {
        const look = kind === 'same' ? undefined : LOOK[kind];
        return (
          <Box key={place} sx={{ position: 'relative', minHeight: '1em', color: look?.color }}>
            {look && text && (
              <>
                <span aria-hidden>{look.mark} </span>
                <span style={visuallyHidden}>{translate(look.spoken)}</span>
              </>
            )}
            {text}
          </Box>
        );
      })}
    </Sunken>
  );
}
