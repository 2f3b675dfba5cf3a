import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { CUALIFICACION_GROUPS, CUALIFICACION_LABEL, type Cualificacion } from '@hiring/contract';

interface Props {
  ticked: readonly Cualificacion[];
  onChange: (ticked: Cualificacion[]) => void;
}

/** Licences and certificates that the job needs. */
export function QualificationTicks({ ticked, onChange }: Props) {
  const turn = (tipo: Cualificacion, on: boolean) =>
    onChange(on ? [...ticked, tipo] : ticked.filter((one) => one !== tipo));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {CUALIFICACION_GROUPS.map(({ title, tipos }) => (
        <Box key={title} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <FormLabel component="legend" sx={{ fontWeight: 700, p: 0 }}>
            {title}
          </FormLabel>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            {tipos.map((tipo) => (
              <FormControlLabel
                key={tipo}
                control={
                  <Checkbox checked={ticked.includes(tipo)} onChange={(_event, on) => turn(tipo, on)} />
                }
                label={CUALIFICACION_LABEL[tipo]}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
