import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { translate } from '../i18n/texts';

export const PartHeader = (props: HeaderProps) => <Header {...props} level="h2" />;

interface HeaderProps {
  title: string;
  lead: string;
  action?: ReactNode;
}

/** The heading of a screen or of a part of it, its purpose and its main button. */
function Header({ title, lead, action, level }: HeaderProps & { level: 'h1' | 'h2' }) {
  const screen = level === 'h1';
  return (
    <Box
      component={screen ? 'header' : 'div'}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: screen ? 2 : 1.5,
        mt: screen ? 1 : 0,
        mb: screen ? 2.5 : 1,
      }}
    >
      <Box sx={{ flex: '1 1 250px', minWidth: 0 }}>
        <Typography variant={level}>{translate(title)}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {translate(lead)}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

export const PageHeader = (props: HeaderProps) => (
  <>
    <title>{translate(props.title)}</title>
    <Header {...props} level="h1" />
  </>
);
