interface StartProblemProps {
  title: string;
  lines: readonly string[];
  advice: string;
}

function StartProblem({ title, lines, advice }: StartProblemProps) {
  return (
    <main className="page flex min-h-dvh max-w-3xl flex-col justify-center gap-5 py-16">
      <title>Sow & Tell can't start</title>
      <h1 className="text-display-md">{title}</h1>
      <ul className="flex flex-col gap-1 border-terracotta border-s-4 bg-paper-shade p-5 font-mono">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="max-w-measure text-lead">{advice}</p>
    </main>
  );
}

export function SettingsProblem({ problems }: { problems: readonly string[] }) {
  return (
    <StartProblem
      title="Some settings are missing or invalid"
      lines={problems}
      advice="Set them in .env as .env.example explains, or take all of them out to run the demo, then start again."
    />
  );
}

export function DemoProblem({ error }: { error: unknown }) {
  return (
    <StartProblem
      title="The demo couldn't start"
      lines={[error instanceof Error ? error.message : String(error)]}
      advice="Open it on https:// or on localhost, in a window that allows service workers and is not private."
    />
  );
}
