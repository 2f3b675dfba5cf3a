import Add from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { afterKey, type Rows, withoutRow, withRow } from './listRows';

interface Props {
  label: string;
  /** Of one entry, for assistive technology: "Requisito". */
  entry: string;
  placeholder: string;
  rows: readonly string[];
  /** Characters of an entry. */
  max: number;
  /** Entries. */
  most: number;
  error?: string | undefined;
  onChange: (rows: string[]) => void;
}

/** A list of short texts, always with at least one row. Enter adds one, the cross takes one away; the focus follows. */
export function ListEditor({ label, entry, placeholder, rows, max, most, error, onChange }: Props) {
  const labelId = useId();
  const errorId = useId();
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    inputs.current.get(wanted.current)?.focus();
    wanted.current = null;
  });

  const change = (next: Rows | null) => {
    if (!next) return;
    wanted.current = next.focus;
    onChange(next.rows);
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const next = afterKey(event.key, rows, place, most);
    // Enter is never the form's: it is for a row more.
    if (next || event.key === 'Enter') event.preventDefault();
    change(next);
  };

  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error ? errorId : undefined}
      sx={{ display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <FormLabel id={labelId} component="p" error={Boolean(error)} sx={{ fontWeight: 700, m: 0 }}>
        {label}
      </FormLabel>
      {rows.map((row, place) => (
        <Box key={place} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <TextField
            fullWidth
            margin="none"
            value={row}
            placeholder={placeholder}
            onChange={({ target }) => onChange(rows.with(place, target.value))}
            onKeyDown={(event) => onKeyDown(event, place)}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) inputs.current.set(place, input);
              else inputs.current.delete(place);
            }}
            slotProps={{ htmlInput: { 'aria-label': `${entry} ${place + 1}`, maxLength: max } }}
          />
          <IconButton
            aria-label={`Quitar ${entry.toLowerCase()} ${place + 1}`}
            onClick={() => change(withoutRow(rows, place))}
            disabled={rows.length === 1 && row === ''}
            sx={{ width: 44, height: 44, flex: 'none' }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
      <Button
        size="small"
        startIcon={<Add />}
        onClick={() => change(withRow(rows, rows.length - 1, most))}
        disabled={rows.length >= most}
        sx={{ justifySelf: 'start' }}
        aria-label={`Añadir ${entry.toLowerCase()}`}
      >
        Añadir
      </Button>
    </Box>
  );
}
