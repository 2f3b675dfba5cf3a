import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { ToneBadge } from './text';
import { translate } from '../../i18n/texts';
import { Apart, Ends, RuledItem } from '../layout';
import { styled } from '@mui/material/styles';

interface Props {
  title: ReactNode;
  /** State of the item, at the end of its line. */
  badge: ReactNode;
  children: ReactNode;
}

/** An item of a list of things that belong to a record. */
export function ListEntry({ title, badge, children }: Props) {
  return (
    <RuledItem>
      <Ends>
        <Typography component="h4" variant="strong">
          {title}
        </Typography>
        {badge}
      </Ends>
      {children}
    </RuledItem>
  );
}

interface VersionItemProps {
  name: string;
  /** Label of the version in use. */
  current?: string | false;
  /** Since when it is in use, and who wrote it. */
  lead: ReactNode;
  /** Of the button that opens it; default: 'Ver'. */
  verb?: string;
  action?: ReactNode;
  /** Shown once opened; without it nothing opens. */
  children?: ReactNode;
}

/** One version of a text, in a list of them: what it was, and what has changed since. */
export function VersionItem({ name, current, lead, verb, action, children }: VersionItemProps) {
  const [shown, setShown] = useState(false);
  const panelId = useId();
  const label = translate(shown ? 'ui.version.hide' : (verb ?? 'ra.action.show'));
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Apart spacing={1}>
        <div>
          <Typography component="h3" variant="subtitle2">
            {name} {current && <ToneBadge tone="green">{current}</ToneBadge>}
          </Typography>
          <Typography variant="hint">{lead}</Typography>
        </div>
        {children && (
          <Button
            size="small"
            aria-expanded={shown}
            aria-controls={panelId}
            aria-label={`${label}: ${name}`}
            onClick={() => setShown(!shown)}
          >
            {label}
          </Button>
        )}
        {action}
      </Apart>
      <div id={panelId}>{shown && children}</div>
    </Box>
  );
}

/** Its heading and what follows keep a distance from each other, and sections a greater one. */
const Part = styled('section')(({ theme }) => ({
  '& + &': { marginTop: theme.spacing(3) },
  '& > * + *': { marginTop: theme.spacing(1.25) },
}));

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <Typography variant="h3">{translate(title)}</Typography>
      {children}
    </Part>
  );
}

export interface Fact {
  label: string;
  value: ReactNode;
}

interface SectionProps {
  facts: readonly Fact[];
  /** The columns of the grid; default: as many as fit. */
  columns?: Record<string, string>;
}

const AS_MANY_AS_FIT = { xs: 'repeat(auto-fill, minmax(200px, 1fr))' };

/** Labels and values in as many columns as fit; an unknown value is a dash. */
export function Facts({ facts, columns = AS_MANY_AS_FIT }: SectionProps) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, rowGap: 1.5, gridTemplateColumns: columns }}>
      {facts.map(({ label, value }, place) => (
        <div key={`${place}${label}`}>
          <Typography component="dt" variant="hint">
            {translate(label)}
          </Typography>
          <Typography component="dd">{value ?? '—'}</Typography>
        </div>
      ))}
    </Box>
  );
}
