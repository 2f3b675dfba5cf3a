import { Box, Button, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { API_KEY_PERMISSION_GROUPS } from '@hiring/contract';
import { useInput } from 'react-admin';

/**
 * What a key may do; the word of the API stands beside each. react-admin's `CheckboxGroupInput` has one group: this has
 * several, each chosen whole with one button.
 */
export function PermissionsInput() {
  const { field, fieldState } = useInput({ source: 'permisos', defaultValue: [] });
  const chosen = field.value as readonly string[];
  const error = fieldState.error?.message;
  const put = (words: readonly string[], on: boolean) => {
    const others = chosen.filter((word) => !words.includes(word));
    field.onChange(on ? [...others, ...words] : others);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 700, p: 0 }}>
        Qué podrá hacer
      </Typography>
      <FormHelperText error={Boolean(error)} sx={{ mx: 0 }}>
        {error ?? 'Da solo lo que el programa necesita.'}
      </FormHelperText>
      {API_KEY_PERMISSION_GROUPS.map(({ titulo, permisos }) => {
        const words = Object.keys(permisos);
        const all = words.every((word) => chosen.includes(word));
        return (
          <Box key={titulo} component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
            <Box component="legend" sx={{ p: 0, width: '100%' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Typography component="span" sx={{ flex: 1, minWidth: 160, fontWeight: 600 }}>
                  {titulo}
                </Typography>
                <Button
                  size="small"
                  aria-label={`${all ? 'Quitar' : 'Marcar'} todo: ${titulo}`}
                  onClick={() => put(words, !all)}
                >
                  {all ? 'Quitar todo' : 'Marcar todo'}
                </Button>
              </Box>
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 2 }}>
              {Object.entries(permisos).map(([word, label]) => (
                <FormControlLabel
                  key={word}
                  sx={{ minHeight: 44, mr: 0 }}
                  control={
                    <Checkbox
                      checked={chosen.includes(word)}
                      onChange={({ target }) => put([word], target.checked)}
                    />
                  }
                  label={
                    <>
                      {label}{' '}
                      <Typography component="span" variant="hint">
                        {word}
                      </Typography>
                    </>
                  }
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
