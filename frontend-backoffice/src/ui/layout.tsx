import { Card, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';

const WIDTHS = ['xs', 'sm', 'md', 'lg'] as const;
type Counts = Partial<Record<(typeof WIDTHS)[number], number>>;

/** A grid of so many equal columns from each width on; below them it has one. */
export const Columns = styled('div', {
  shouldForwardProp: (name) => !['as', 'spacing', 'rowSpacing', ...WIDTHS].some((own) => own === name),
})<Counts & { spacing?: number; rowSpacing?: number }>(
  ({ theme, spacing = 2, rowSpacing = spacing, xs = 1, ...wider }) => ({
    display: 'grid',
    width: '100%',
    columnGap: theme.spacing(spacing),
    rowGap: theme.spacing(rowSpacing),
    alignItems: 'start',
    'dl&': { alignItems: 'stretch' },
    '& > .whole-line': { gridColumn: '1 / -1' },
    ...Object.fromEntries(
      WIDTHS.map((width) => [width, { xs, ...wider }[width]] as const)
        .filter(([, count]) => count !== undefined)
        .map(([width, count]) => [
          theme.breakpoints.up(width),
          { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
        ]),
    ),
  }),
);

/** MUI's `Stack` as a row: its first part stands at the beginning, the others at the end. */
export const Apart = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > :not(:not(style) ~ *)': { marginRight: 'auto' },
}) as typeof Stack;

/** A text and what stands at the end of its line, also where the text takes several. */
export const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
}));

/** What somebody wrote, with its line breaks, no wider than can be read; a paragraph in Arabic runs from the right. */
export const LongText = styled(Typography)({
  maxWidth: '72ch',
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
}) as typeof Typography;

/** MUI's `Card` with room around what it holds; the next one stands below it at a distance. */
export const PaddedCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2.5) },
  '& + &': { marginTop: theme.spacing(2) },
})) as typeof Card;

/** Something said inside a card, on a darker ground. */
export const Sunken = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
  overflowWrap: 'anywhere',
}));

/** An entry of a list, ruled off from the next one. */
export const RuledItem = styled('li')(({ theme }) => ({
  paddingBlock: theme.spacing(1.5),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));
