const activities = [
  { text: "You shared a new tip", when: "2 hours ago" },
  { text: "Someone liked one of your tips", when: "Yesterday" },
  { text: "You updated a tip", when: "3 days ago" },
  { text: "You joined the community", when: "Last month" },
];

/** A static list, as the spec has it. */
export function RecentActivity() {
  return (
    <section aria-labelledby="activity-heading">
      <h2 id="activity-heading" className="mb-3 text-display-sm">
        Recent Activity
      </h2>
      <ul className="border-rule border-t">
        {activities.map(({ text, when }) => (
          <li key={text} className="flex justify-between gap-4 border-rule border-b py-3">
            <span>{text}</span>
            <span className="shrink-0 text-ink-soft">{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
