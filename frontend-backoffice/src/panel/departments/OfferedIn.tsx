import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DEPARTMENT_USE_LABEL, DEPARTMENT_USES, type DepartmentUse } from '@hiring/contract';

interface Props {
  value: readonly DepartmentUse[];
  disabled?: boolean;
  onChange: (value: DepartmentUse[]) => void;
}

/** The forms that offer a department. */
export function OfferedIn({ value, disabled = false, onChange }: Props) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 700 }}>
        Dónde se ofrece
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {DEPARTMENT_USES.map((use) => (
          <FormControlLabel
            key={use}
            control={
              <Checkbox
                checked={value.includes(use)}
                disabled={disabled}
                onChange={(_event, on) =>
                  onChange(DEPARTMENT_USES.filter((one) => (one === use ? on : value.includes(one))))
                }
              />
            }
            label={DEPARTMENT_USE_LABEL[use]}
            sx={{ minHeight: 44 }}
          />
        ))}
      </Box>
    </Box>
  );
}
