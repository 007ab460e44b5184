import type { ReactElement } from 'react';
import { MOST_SOCIAL_ROWS, SPARE_SOCIAL_LINKS } from 'shared-types/admin/theme/logo';
import { SOCIAL_NETWORKS, type SocialNetwork } from 'shared-types/blocks/basic/social-links';
import { SOCIAL_NAMES } from 'shared-types/blocks/basic/social-signs';
import { LOOK_LIMIT } from 'shared-types/site/page/site-look';
import { ChoiceField, LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsNotes } from '../../parts/settings-form/settings-field.view';
import { valueOf, type LogoProps } from './logo-props';

/** Social links with empty rows after them. */
export function SocialRows(props: LogoProps): ReactElement {
  const { block, form, host } = props;
  const all = Array.from({ length: MOST_SOCIAL_ROWS }, (_, index) => index + 1);
  const last = Math.max(0, ...all.filter((row) => valueOf(props, `social.${row}.href`) !== ''));
  return (
    <fieldset>
      <legend className="visually-hidden">{host.text('social')}</legend>
      <SettingsNotes block={block} form={form} name="social" hint={host.text('socialHint')} />
      <ol className="admin-logo__rows">
        {all.slice(0, last + SPARE_SOCIAL_LINKS).map((row) => (
          <Row key={row} {...props} row={row} />
        ))}
      </ol>
    </fieldset>
  );
}

function Row({ row, ...props }: LogoProps & { readonly row: number }): ReactElement {
  const { block, form, host } = props;
  const { text } = host;
  const field = (name: 'href' | 'network') => {
    const full = `social.${row}.${name}`;
    return { block, form, name: full, value: valueOf(props, full) };
  };
  return (
    <li className="admin-logo__row">
      <LineField
        {...field('href')}
        label={text('socialHref', { row })}
        more={{ dir: 'ltr', maxLength: LOOK_LIMIT.href, autoCapitalize: 'none', spellCheck: false }}
      />
      <ChoiceField
        {...field('network')}
        label={text('socialNetwork', { row })}
        choices={[
          ['', text('byAddress')],
          ...SOCIAL_NETWORKS.map((network) => [network, nameOf(network, host)] as const),
        ]}
      />
    </li>
  );
}

function nameOf(network: SocialNetwork, { text }: LogoProps['host']): string {
  return SOCIAL_NAMES[network] ?? text('networkName', { network });
}
