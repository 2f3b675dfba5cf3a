import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type Stage, TONE_COLOURS } from '@hiring/contract';
import { stageLabel, stageTone } from '../stageText';

interface Props {
  options: readonly Stage[];
  value: Stage | undefined;
  onChoose: (stage: Stage) => void;
}

/** The stages that the server offers for this application. */
export function StageChoice({ options, value, onChoose }: Props) {
  return (
    <FormControl margin="none">
      <FormLabel id="mover-a" sx={{ mb: 1 }}>
        Mover a
      </FormLabel>
      <RadioGroup
        aria-labelledby="mover-a"
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value as Stage)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}
      >
        {options.map((stage) => (
          <FormControlLabel
            key={stage}
            value={stage}
            control={<Radio size="small" />}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    display: { xs: 'none', sm: 'block' },
                    width: 14,
                    height: 4,
                    borderRadius: 1,
                    bgcolor: TONE_COLOURS[stageTone(stage)].solid,
                  }}
                />
                {stageLabel(stage)}
              </Box>
            }
            sx={{
              m: 0,
              pr: 1.5,
              minHeight: 44,
              border: 1,
              borderRadius: 1,
              borderColor: stage === value ? 'text.primary' : 'divider',
              bgcolor: stage === value ? 'action.hover' : 'transparent',
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
