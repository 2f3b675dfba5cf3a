import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Saving } from './useSaving';

interface Props<Value> {
  state: Saving<Value>;
  /** Start of the error message, as in the specification. */
  failure: string;
  /** The text of a value; null: it is not offered again. */
  say: (value: Value) => string | null;
  onAgain: (value: Value) => void;
}

/** The state of a value that is saved automatically. After a failure it offers the failed value again. */
export function SavingNote<Value>({ state, failure, say, onAgain }: Props<Value>) {
  const again = state.kind === 'failed' ? say(state.value) : null;
  return (
    <>
      <Box role="status" sx={{ minHeight: 0 }}>
        {state.kind === 'saving' && (
          <Typography variant="body2" color="text.secondary">
            Guardando...
          </Typography>
        )}
        {state.kind === 'saved' && (
          <Typography
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
          >
            <CheckOutlined fontSize="inherit" aria-hidden />
            Guardado
          </Typography>
        )}
      </Box>
      {state.kind === 'failed' && (
        <Alert severity="error" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          No se pudo guardar. {failure}: {state.reason}
          {again !== null && (
            <Box sx={{ mt: 0.5 }}>
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                onClick={() => onAgain(state.value)}
                sx={{ whiteSpace: 'normal', textAlign: 'left' }}
              >
                Volver a poner «{again}»
              </Button>
            </Box>
          )}
        </Alert>
      )}
    </>
  );
}
