import { Box, Typography } from '@mui/material';
import { type Tone, TONE_COLOURS } from '@hiring/contract';
import { Fragment, type ReactNode } from 'react';
import { SIZE, WEIGHT } from '../theme/tokens';
import { translate } from '../../i18n/texts';
import { formatDay, formatMoment, relativeTime, useNow } from '../format/dates';

/** Where what is typed finds no choice. */
export const NoneFound = () => <>{translate('ui.inputs.noneFound')}</>;

/** A short state in its colour. The text has the meaning; the colour only helps to find it. */
export function ToneBadge({
  tone,
  dot = false,
  children,
}: {
  tone: Tone;
  dot?: boolean;
  children: ReactNode;
}) {
  const colours = TONE_COLOURS[tone];
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          px: 1,
          borderRadius: 1,
          fontSize: SIZE.tiny,
          lineHeight: '22px',
          fontWeight: WEIGHT.strong,
          whiteSpace: 'nowrap',
          bgcolor: colours.background,
          color: colours.text,
        },
        (theme) =>
          theme.palette.mode === 'dark' ? { bgcolor: colours.darkBackground, color: colours.darkText } : {},
      ]}
    >
      {dot && (
        <Box
          component="span"
          aria-hidden
          sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor' }}
        />
      )}
      {children}
    </Box>
  );
}

/** An address that breaks after its signs, never inside a word. */
export const BreakableEmail = ({ email }: { email: string }) =>
  email.split(/(?<=[@._-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const GAP = '\u0000';

/** A text of the catalogue with an element in the place of its `%{part}`. */
export function TextAround({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = translate(text, { part: GAP }).split(GAP);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** The dot between two facts on a line. */
export const Separator = () => ' · ';

/** "Hace 3 días"; within a sentence "hace 3 días". */
export function Ago({ value, inSentence = false }: { value: string; inSentence?: boolean }) {
  const ago = relativeTime(value, useNow());
  return (
    <time dateTime={value} title={formatMoment(value)}>
      {inSentence ? ago.toLocaleLowerCase('es') : ago}
    </time>
  );
}

/** "Hace 3 días" with the date below it (or beside it). */
export function RelativeDate({ value, inline = false }: { value: string; inline?: boolean }) {
  const now = useNow();
  return (
    <time dateTime={value} title={formatMoment(value)}>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: inline ? 'inline' : 'block', whiteSpace: 'nowrap' }}
      >
        {relativeTime(value, now)}
      </Typography>
      {inline && <Separator />}
      <Typography component="span" variant="hint">
        {formatDay(value)}
      </Typography>
    </time>
  );
}

/** A cell of a table with a line in small letters below what it says. */
export const TwoLines = ({ below, children }: { below: ReactNode; children: ReactNode }) => (
  <>
    {children}
    {below && <Typography variant="hint">{below}</Typography>}
  </>
);
