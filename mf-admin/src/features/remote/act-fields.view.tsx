import type { ReactElement } from 'react';
import type { RemoteAct } from 'shared-types/admin/remote';
import { SettingsField } from '../../parts/settings-form/settings-field.view';
import type { RemotePartProps } from './remote-host';

interface ActFieldsProps extends RemotePartProps {
  readonly act: RemoteAct;
}

const SITE_ACTS = { pin: true, unpin: true, disableAt: true, enableAt: true };

/** The fields of an action: version, share of visitors, site. */
export function ActFields(props: ActFieldsProps): ReactElement {
  const { act } = props;
  return (
    <>
      {act in SITE_ACTS && <SiteField {...props} />}
      {(act === 'set' || act === 'canary' || act === 'pin') && <VersionField {...props} />}
      {act === 'canary' && <PercentField {...props} />}
    </>
  );
}

/** Available versions. For `set`, the former one is first, because going back is urgent. */
function VersionField({ act, block, view, form, host: { text } }: ActFieldsProps): ReactElement {
  const field = { block: `${block}-${act}`, name: 'version', label: text('versionLabel'), form };
  const { version: live, back, versions } = view;
  const first = act === 'set' ? back : undefined;
  return (
    <SettingsField {...field}>
      {(control) => (
        <select defaultValue={form?.values['version']} {...control}>
          {first !== undefined && <option value={first}>{text('backOption', { version: first })}</option>}
          {versions
            .filter(({ version }) => version !== first)
            .map(({ version, publishedText: at }) => (
              <option key={version} value={version}>
                {text('versionOption', { version, at, live: version === live ? 'yes' : 'no' })}
              </option>
            ))}
        </select>
      )}
    </SettingsField>
  );
}

function PercentField({ act, block, view: { canary }, form, host: { text } }: ActFieldsProps): ReactElement {
  const field = { block: `${block}-${act}`, name: 'percent', label: text('percent'), form };
  return (
    <SettingsField {...field}>
      {(control) => (
        <input
          type="number"
          required
          min={1}
          max={100}
          defaultValue={form?.values['percent'] ?? canary?.percent}
          {...control}
        />
      )}
    </SettingsField>
  );
}

/** The site by its identifier; a site with its own version is selected from a list. */
function SiteField({ act, block, view: { pins, offAt }, form, host: { text } }: ActFieldsProps): ReactElement {
  const field = { block: `${block}-${act}`, name: 'site', label: text('site'), form };
  const typed = form?.values['site'];
  return (
    <SettingsField {...field}>
      {(control) =>
        act === 'enableAt' ? (
          <select defaultValue={typed} {...control}>
            {offAt.map((site) => (
              <option key={site}>{site}</option>
            ))}
          </select>
        ) : act === 'unpin' ? (
          <select defaultValue={typed} {...control}>
            {pins.map(({ site, version }) => (
              <option key={site} value={site}>
                {text('pinIs', { site, version })}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            required
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed}
            dir="ltr"
            {...control}
          />
        )
      }
    </SettingsField>
  );
}
