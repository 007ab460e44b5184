import type { ReactElement } from 'react';
import { SWITCHES, type Choice } from './choice';
import type { Samples } from './samples';

interface BenchProps {
  readonly name: string;
  readonly samples: Samples;
  readonly choice: Choice;
  readonly source: string;
}

/** The workbench: choices around the example, which is a page of its own. */
export function BenchPage({ name, samples, choice, source }: BenchProps): ReactElement {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${name} · workbench`}</title>
        <link rel="stylesheet" href="/bench.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <form className="bench" method="get" action="/">
          <nav className="samples" aria-label="Samples">
            <h1>{name}</h1>
            {Object.entries(samples).map(([feature, named]) => (
              <fieldset key={feature}>
                <legend>{feature}</legend>
                {Object.keys(named).map((sample) => (
                  <Option
                    key={sample}
                    {...{ name: 'sample', value: `${feature}:${sample}`, label: spaced(sample), chosen: choice.sample }}
                  />
                ))}
              </fieldset>
            ))}
          </nav>
          <section className="switches" aria-label="States">
            {Object.entries(SWITCHES).map(([key, { label, values }]) => (
              <label key={key}>
                {label}
                <select name={key} defaultValue={choice[key as keyof typeof SWITCHES]}>
                  {Object.entries(values).map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <noscript>
              <button type="submit">Show</button>
            </noscript>
          </section>
          <main className="stage" data-width={choice.width}>
            <iframe title="Sample" src={source} />
          </main>
          <section className="log" aria-label="What the feature asks of its host">
            <h2>
              Host <span data-state="">…</span>
            </h2>
            <ol aria-live="polite" data-log="" />
          </section>
          <div data-faults="" role="alert" hidden />
        </form>
        <script type="module" src="/bench.js" />
      </body>
    </html>
  );
}

interface OptionProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly chosen: string;
}

function Option({ name, value, label, chosen }: OptionProps): ReactElement {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      {label}
    </label>
  );
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (email) => ` ${email.toLowerCase()}`);
}
