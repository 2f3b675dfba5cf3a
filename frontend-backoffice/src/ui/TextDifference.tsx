import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type DiffLine, lineDiff } from './lineDiff';

const MARK: Readonly<Record<DiffLine['kind'], string>> = { same: ' ', added: '+', removed: '−' };
const SPOKEN: Readonly<Record<DiffLine['kind'], string>> = {
  same: '',
  added: 'Añadido: ',
  removed: 'Quitado: ',
};
/** What one text says that the other does not, paragraph by paragraph. */
export function TextDifference({ label, from, to }: { label: string; from: string; to: string }) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', fontSize: 14, overflowWrap: 'anywhere' }}
    >
      {lineDiff(from, to).map(({ kind, text }, place) => (
        <Box
          key={place}
          sx={{
            position: 'relative',
            minHeight: '1em',
            ...(kind === 'added' ? { color: 'success.main' } : {}),
            ...(kind === 'removed' ? { color: 'error.main' } : {}),
          }}
        >
          {kind !== 'same' && text && (
            <>
              <span aria-hidden>{MARK[kind]} </span>
              <Box component="span" sx={visuallyHidden}>
                {SPOKEN[kind]}
              </Box>
            </>
          )}
          {text}
        </Box>
      ))}
    </Box>
  );
}
