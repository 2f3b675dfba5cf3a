import { Autocomplete, Box, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useDebouncedEvent, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { addressOf, SECTIONS } from './sections';
import { PaletteField } from './Palette';
import { type PaletteOption, placesFound, placesNamed } from './palette';
import { useAccessible } from './navigation';
import { api, reasonOf, useRead } from '../providers/api';
import { Separator } from '../ui/display/text';
import { translate } from '../i18n/texts';

// The first section is an entry of the menu.
const SUBPAGES = SECTIONS.slice(1).map((section) => ({ label: section.label, to: addressOf(section) }));

const PAUSE_MS = 120;
const MIN_LETTERS = 2;

/** @param props `typed`: while this was being read */
export function PaletteContent({ typed: already, onClose }: { typed: string; onClose: () => void }) {
  const navigate = useNavigate();
  const pages = [...useAccessible(), ...SUBPAGES];
  const { permissions = [] } = usePermissions<string[]>();
  const [text, setText] = useState(already);
  const [asked, setAsked] = useState(already.trim());
  const ask = useDebouncedEvent((typed: string) => setAsked(typed.trim()), PAUSE_MS);
  const { data, error, isFetching, isPlaceholderData } = useRead(
    ['search', asked],
    ({ signal }) => api.get('/api/search', { params: { query: { q: asked } }, signal }),
    { enabled: asked.length >= MIN_LETTERS, placeholderData: keepPreviousData },
  );
  const searches = text.trim().length >= MIN_LETTERS;
  // Not while the same words are read again, as after a change that the page hears of: Enter would find nothing.
  const waits = (isFetching && (!data || isPlaceholderData)) || text.trim() !== asked;
  const found = data && searches ? placesFound(data) : [];
  // Nothing while it waits: a page highlighted meanwhile would stay so above the people that are found.
  const options = searches && waits ? [] : [...found, ...placesNamed(text, pages, permissions)];
  const nothing = options.length === 0 && 'layout.palette.nothing';
  const state = waits ? 'layout.palette.searching' : nothing;

  return (
    <>
      <Autocomplete<PaletteOption, false, false, true>
        open
        freeSolo
        autoHighlight
        clearText={translate('ra.action.clear_input_value')}
        disablePortal
        options={options}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.to)}
        inputValue={text}
        onInputChange={(_event, typed, reason) => {
          if (reason !== 'input') return;
          setText(typed);
          ask(typed);
        }}
        onChange={(event, chosen) => {
          // The focus goes back to what had it before: Enter is not to press that, too.
          event.preventDefault();
          // A string: Enter was faster than the highlight of the first option.
          const target = typeof chosen === 'string' ? options[0] : chosen;
          if (!target) return;
          onClose();
          void navigate(target.to);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        renderOption={({ key, ...option }, { label, detail }) => (
          <Box component="li" key={key} {...option} sx={{ minHeight: 44, gap: 1.5 }}>
            <Typography component="span" noWrap sx={{ flexShrink: 0, maxWidth: '60%' }}>
              {label}
            </Typography>
            <Typography component="span" variant="hint" noWrap>
              {detail.split(' · ').map((part, place) => (
                <Fragment key={place}>
                  {place > 0 && <Separator />}
                  {part}
                </Fragment>
              ))}
            </Typography>
          </Box>
        )}
        renderInput={(field) => <PaletteField {...field} />}
        slotProps={{
          popper: {
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
          paper: { elevation: 0, square: true },
          listbox: { sx: { maxHeight: '56vh' } },
        }}
      />
      <Typography role="status" variant="note" sx={{ px: 2, pb: 1.5 }}>
        {error ? reasonOf(error) : state && translate(state)}
      </Typography>
    </>
  );
}
